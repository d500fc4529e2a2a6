import type { IconRef } from '../runtime/types/settings.ts'

/** An assistant that the page menu can open. */
export interface Assistant {
  name: string
  icon: IconRef
  /** URL to which the prompt is appended. */
  url: string
  /** The prompt links to the HTML page instead of the Markdown. */
  readsHtml?: boolean
}

/** The assistants by their key in the setting `contextual.options`. */
export const assistants: Record<string, Assistant> = {
  chatgpt: {
    name: 'ChatGPT',
    icon: brand('openai'),
    url: 'https://chatgpt.com/?hints=search&q=',
    readsHtml: true,
  },
  claude: { name: 'Claude', icon: brand('claude'), url: 'https://claude.ai/new?q=' },
  perplexity: {
    name: 'Perplexity',
    icon: lucide('sparkles'),
    url: 'https://www.perplexity.ai/search?q=',
  },
  grok: { name: 'Grok', icon: lucide('sparkles'), url: 'https://grok.com/?q=' },
  cursor: {
    name: 'Cursor',
    icon: lucide('mouse-pointer-2'),
    url: 'https://cursor.com/link/prompt?text=',
  },
  aistudio: {
    name: 'Google AI Studio',
    icon: brand('google'),
    url: 'https://aistudio.google.com/prompts/new_chat?prompt=',
  },
  devin: {
    name: 'Devin',
    icon: lucide('bot'),
    url: 'https://app.devin.ai/?prompt=',
  },
}

/** The icon of a brand. */
export function brand(name: string): IconRef {
  return { name, style: 'brands', library: 'fontawesome' }
}

/** An icon of Lucide. */
export function lucide(name: string): IconRef {
  return { name, library: 'lucide' }
}
