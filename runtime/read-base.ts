/**
 * Vite's base, from the page's data script. Browser only. Not through `readAddresses`: a module
 * that islands and the loader share would be a second file on every page.
 */
export function readBase(): string {
  const data = document.getElementById('skerry-islands')!.textContent!
  return (JSON.parse(data) as { base: string }).base
}
