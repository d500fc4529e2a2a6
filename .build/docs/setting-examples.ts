/** An example of each key of `docs.json`, as JSON text, for the settings reference. */
export const settingExamples: Readonly<Record<string, string>> = {
  name: '{ "name": "Harbour" }',
  description: '{ "description": "Guides and API reference of the harbour." }',
  logo: '{ "logo": { "light": "/images/logo-light.svg", "dark": "/images/logo-dark.svg" } }',
  favicon: '{ "favicon": "/images/favicon.svg" }',
  variables: '{ "variables": { "version": "2.1.0" } }',
  variations: `{
  "variations": {
    "options": [
      { "id": "cloud", "label": "Cloud" },
      { "id": "self-hosted", "label": "Self-hosted" }
    ]
  }
}`,
  theme: '{ "theme": "maple" }',
  colors: '{ "colors": { "primary": "#0f6f78", "light": "#5cc8d0", "dark": "#117a84" } }',
  appearance: '{ "appearance": { "default": "dark", "strict": true } }',
  background:
    '{ "background": { "decoration": "grid", "color": { "light": "#fffdf8" } } }',
  styling: '{ "styling": { "eyebrows": "breadcrumbs", "codeblocks": "github-dark" } }',
  icons: '{ "icons": { "library": "lucide" } }',
  fonts:
    '{ "fonts": { "heading": { "family": "Lora", "source": "/fonts/lora.woff2" } } }',
  thumbnails:
    '{ "thumbnails": { "appearance": "dark", "background": "/images/waves.png" } }',
  navbar: `{
  "navbar": {
    "links": [{ "label": "Blog", "href": "https://blog.example.com" }],
    "primary": { "type": "github", "href": "https://github.com/example/harbour" }
  }
}`,
  footer: `{
  "footer": {
    "socials": { "github": "https://github.com/example" },
    "links": [
      { "header": "Company", "items": [{ "label": "About", "href": "https://example.com/about" }] }
    ]
  }
}`,
  banner:
    '{ "banner": { "content": "Version 2 is out. [Read more](/changelog)", "dismissible": true } }',
  search: '{ "search": { "prompt": "Search the docs" } }',
  contextual: `{
  "contextual": {
    "options": [
      "copy",
      "claude",
      {
        "title": "Ask a question",
        "icon": "circle-question",
        "href": "https://forum.example.com/new?page=$path"
      }
    ]
  }
}`,
  feedback: '{ "feedback": { "suggestEdit": true, "raiseIssue": true } }',
  metadata: '{ "metadata": { "timestamp": true } }',
  interaction: '{ "interaction": { "drilldown": true } }',
  seo: `{
  "seo": {
    "metatags": { "canonical": "https://docs.example.com" },
    "paths": [{ "path": "/internal", "metatags": { "robots": "noindex" } }]
  }
}`,
  redirects:
    '{ "redirects": [{ "source": "/blog/:slug*", "destination": "/news/:slug*" }] }',
  errors: '{ "errors": { "404": { "title": "Page not found" } } }',
  markdown: '{ "markdown": { "instructions": "Use version 2 of the API in examples." } }',
  integrations: '{ "integrations": { "plausible": { "domain": "docs.example.com" } } }',
  files: '{ "files": ["downloads/**", "data/*.csv"] }',
  api: `{
  "api": {
    "openapi": "openapi.yaml",
    "examples": { "languages": ["bash", "javascript", "python"] },
    "playground": { "credentials": true }
  }
}`,
}
