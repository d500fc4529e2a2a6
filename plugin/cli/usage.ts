/** What `skerry --help` prints. */
export const usage = `skerry <command> [dir]

  dev [dir]            write with hot reload
  build [dir]          write the static site
  preview [dir]        serve a built site
  check [dir]          find broken links and everything else worth mending
  mcp [dir]            let assistants search and read a built site
  create [dir]         start a new site
  upgrade [dir]        rewrite legacy settings in the modern form
  rename <old> <new>   move a page; links, navigation and redirects follow

[dir] holds docs.json (or mint.json); the current folder when absent.
skerry <command> --help says what a command takes. skerry --version prints the version.`

/** What `skerry <command> --help` prints. */
export const commandUsage: Readonly<Record<string, string>> = {
  dev: `skerry dev [dir]

  Serves the site while you write. Every save shows at once.

  --port N     the port, where it is free; the next free one from 5173 by default
  --host H     the address to listen on: 0.0.0.0 for other machines
  --open       open a browser
  --base /y/   the path under which the site will be published
  --site URL   its public address

  Editors complete page paths in docs.json with
  "$schema": "./node_modules/.cache/skerry/schema.json", which is kept up to date meanwhile.`,

  build: `skerry build [dir]

  Writes the site as static files, for any host. Exit code 1 when it must not ship.

  --outDir X           the folder to write; dist by default
  --base /y/           the path under which the site will be published
  --site URL           its public address: for the sitemap, feeds and canonical links
  --strict             warnings fail the build, as errors do
  --allow-page-errors  publish all the same where pages have errors, or an API description cannot be
                       read; errors of the settings still fail the build
  --report file.json   write what was built, in bytes and milliseconds
  --force              replace a folder, this once, that no build of Skerry wrote
  --no-wait            fail where another build of the same output is running, rather than wait
  --cache-url URL      share what is kept between builds with other machines: a server that speaks
                       the HTTP protocol of Bazel's remote cache, such as bazel-remote or nginx.
                       Needs the same SKERRY_CACHE_SECRET in the environment of all machines
  --cache-read-only    take from there, and put nothing there: for forks
  --only en,fr/v2      write a part of the site: the pages of these languages, versions or products, for
                       --join; into dist-en-fr-v2 unless --outDir says otherwise
  --join X Y …         build the whole site from its parts: all names that follow are their folders

  SKERRY_CACHE_URL and SKERRY_CACHE_READ_ONLY in the environment stand for the two.`,

  preview: `skerry preview [dir]

  Serves a built site as static hosts do.

  --outDir X   the folder that was written; dist by default
  --base P     the path that the site was built for
  --port N     the port
  --host H     the address to listen on`,

  check: `skerry check [dir]

  Reports broken links, anchors, images, redirects and navigation entries; unknown components and
  attributes; accessibility; problems of API descriptions. Exit code 1 when there are errors.

  --strict         warnings fail the check too
  --style          the content rules too: titles, descriptions, Steps, Frame, link text, …
  --external       links to other sites too
                   --concurrency N (5)  --timeout SECONDS (10)  --retries N (1)
  --only a,b       only these codes or areas: --only check/broken-link,style
  --skip a,b       all but these: --skip style/steps,check/unused-page
  --fix            correct links, anchors and files that have one close match
  --format F       text, json, sarif (for code hosts), github (for GitHub Actions)
  --cache-url URL, --cache-read-only   as for skerry build`,

  mcp: `skerry mcp [dir]

  Answers assistants over standard input and output, by the Model Context Protocol: they search the built
  site, read its pages and list its API operations. Needs the package @modelcontextprotocol/sdk.

  --outDir X   the folder that was written; dist by default`,

  create: `skerry create [dir]

  Writes a small site to start from: pages, an API reference, a component of its own, and a workflow
  that publishes it. The folder must be empty, or not exist.

  --name NAME      the name of the site; that of the folder by default
  --color #RRGGBB  its main colour
  --no-api         without the API reference
  --no-ci          without the workflow
  --force          write into a folder that is not empty; files that are there are kept`,

  upgrade: `skerry upgrade [dir]

  Shows how legacy settings (mint.json, or docs.json with a list as navigation) are written in the
  modern form. The site stays the same.

  --write   write docs.json; mint.json is removed`,

  rename: `skerry rename <old> <new> [dir]

  Moves a page or a folder of pages. Links on all pages and in snippets, the navigation and relative
  images follow, and the old address redirects to the new one.

  --dry-run       say what would change, and change nothing
  --no-redirect   leave the old address without a redirect
  --force         overwrite a page that is there`,
}
