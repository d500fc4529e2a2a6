/** The output of `skerry --help`. */
export const usage = `skerry <command> [dir]

  dev [dir]            start the dev server
  build [dir]          build the static site
  preview [dir]        serve a built site
  check [dir]          find broken links and other problems
  mcp [dir]            let assistants search and read a built site
  create [dir]         start a new site
  import [dir]         write docs.json from the navigation of another tool
  upgrade [dir]        convert legacy settings to the modern schema
  rename <old> <new>   move a page and update links, navigation and redirects

[dir] is the folder with docs.json (or mint.json). Defaults to the current folder.
For the options of a command, run skerry <command> --help. For the version, run skerry --version.`

/** The output of `skerry <command> --help`, by command. */
export const commandUsage: Readonly<Record<string, string>> = {
  dev: `skerry dev [dir]

  Starts a dev server with hot reload.

  --port N     port to use; fails if it is taken (default: the next free port from 5173)
  --host H     address to listen on; 0.0.0.0 makes the server available to other machines
  --open       open the site in a browser
  --base /y/   base path under which the site will be published
  --site URL   public URL of the site

  For completion of page paths in docs.json, set
  "$schema": "./node_modules/.cache/skerry/schema.json". The dev server keeps it up to date.`,

  build: `skerry build [dir]

  Builds the site as static files for any host. Exits with code 1 if errors block the build.

  --outDir X           output folder, relative to the current folder (default: dist in [dir])
  --base /y/           base path under which the site will be published
  --site URL           public URL of the site, for the sitemap, feeds and canonical links
  --strict             fail on warnings too
  --allow-page-errors  build even if pages have errors or an API description cannot be read;
                       errors in the settings still fail the build
  --report file.json   write a report with sizes in bytes and times in milliseconds
  --force              replace an output folder that was not written by Skerry
  --no-wait            fail if another build of the same output is running, instead of waiting
  --cache-url URL      share the build cache between machines: the URL of a server that supports
                       the HTTP protocol of Bazel's remote cache, such as bazel-remote or nginx.
                       Set the same SKERRY_CACHE_SECRET environment variable on all machines
  --cache-read-only    read from the shared cache, but don't write to it (for forks)
  --only en,fr/v2      build only a part of the site for --join: the pages of these languages,
                       versions or products (default output folder: dist-en-fr-v2)
  --join X Y …         build the whole site from the parts in these folders; must come last

  The environment variables SKERRY_CACHE_URL and SKERRY_CACHE_READ_ONLY replace these two options.`,

  preview: `skerry preview [dir]

  Serves a built site as static hosts do.

  --outDir X   output folder of the build, as for skerry build (default: dist in [dir])
  --base P     base path that the site was built with
  --port N     port to use
  --host H     address to listen on`,

  check: `skerry check [dir]

  Reports broken links, anchors, images, redirects and navigation entries; unknown components and
  attributes; accessibility; problems in API descriptions. Exits with code 1 if there are errors.

  --strict         fail on warnings too
  --style          also check content rules: titles, descriptions, Steps, Frame, link text, …
  --external       also check links to other sites
                   --concurrency N (5)  --timeout SECONDS (10)  --retries N (1)
  --only a,b       report only these codes or areas: --only check/broken-link,style
  --skip a,b       skip these codes or areas: --skip style/steps,check/unused-page
  --fix            fix links, anchors and file paths that have one close match
  --format F       text, json, sarif (for code hosts), github (for GitHub Actions)
  --base /y/       base path under which the site will be published
  --cache-url URL, --cache-read-only   as for skerry build`,

  mcp: `skerry mcp [dir]

  Runs a Model Context Protocol server over standard input and output. Assistants can search the
  built site, read its pages and list its API operations. Requires @modelcontextprotocol/sdk.

  --outDir X   output folder of the build, as for skerry build (default: dist in [dir])`,

  create: `skerry create [dir]

  Creates a starter site with pages, an API reference, a custom component and a workflow that
  publishes it. The folder must be empty or not exist, and not be inside another site.

  --name NAME      name of the site (default: name of the folder)
  --color #RRGGBB  primary colour
  --no-api         leave out the API reference
  --no-ci          leave out the workflow
  --force          write into such a folder nevertheless; existing files are kept`,

  import: `skerry import [dir]

  Writes docs.json from the configuration of another tool, next to its pages: name,
  navigation, logo, links, redirects. Reports what can't be carried over.
  [dir] is the folder with the configuration of Docusaurus, VitePress, MkDocs, Starlight,
  Fumadocs, Nextra, Rspress or GitBook.

  --pages     also convert the pages in place: callouts, tabs, code options, components and imports
              of these tools. README pages become index, static files move next to docs.json,
              and links follow. Works again later, when there is a docs.json. Git must be able
              to restore each file that changes
  --force     change files with uncommitted changes, or outside of a git repository
  --dry-run   print what would be written, converted and moved`,

  upgrade: `skerry upgrade [dir]

  Shows legacy settings (mint.json, or docs.json with a list as navigation) converted to the
  modern schema. The site stays the same.

  --write   write docs.json and remove mint.json`,

  rename: `skerry rename <old> <new> [dir]

  Moves a page or a folder of pages. Updates links in pages and snippets, the navigation and
  relative images, and adds a redirect from the old URL.

  --dry-run       print the changes without making them
  --no-redirect   don't add a redirect from the old URL
  --force         overwrite an existing page`,
}
