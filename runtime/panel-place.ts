/**
 * Stands for the page's examples while what is around them is rendered: in the layout, or in a content that has a
 * place of its own for them.
 */
export const PANEL_PLACE = '<skerry-panel></skerry-panel>'
