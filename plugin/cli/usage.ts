/** What `skerry --help` prints. */
export const usage = `skerry <command> [dir]

  dev [dir]       write with hot reload       --port N  --host H  --open
  build [dir]     write the static site       --outDir X  --base /y/  --site URL
                                              --strict  --report file.json
  preview [dir]   serve a built site          --outDir X  --port N

[dir] holds docs.json (or mint.json); the current folder when absent.`
