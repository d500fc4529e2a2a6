import { skerry } from 'skerry'
import { defineConfig } from 'vite'

// Everything about the site itself is in docs.json; code is named here.
export default defineConfig({
  plugins: [
    skerry({
      components: {
        // Replaces the theme's Card: see guide/overriding.mdx. The files in theme/ need no entry.
        Card: './theme/parts/card.tsx',
      },
      // No script of this site writes HTML as text: see guide/security.mdx.
      policy: { trustedTypes: true },
      // Types under the pointer: see components/code-blocks.mdx.
      twoslash: true,
    }),
  ],
})
