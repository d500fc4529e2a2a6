import { execFileSync } from 'node:child_process'

/**
 * Runs a command and returns its output.
 * @throws Error with the output if the command fails.
 */
export function run(command: string, args: string[], cwd: string): string {
  const onWindows = process.platform === 'win32'
  try {
    return execFileSync(command, args, {
      cwd,
      encoding: 'utf8',
      shell: onWindows,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, NO_COLOR: '1' },
      maxBuffer: 64 * 1024 * 1024,
    })
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string }
    // As a cause the error would bring all of this again.
    // oxlint-disable-next-line preserve-caught-error
    throw new Error(`${command} ${args.join(' ')}
${stdout}
${stderr}`)
  }
}
