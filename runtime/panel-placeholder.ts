/**
 * Placeholder for the page's examples (`PageModule.Panel`), in the layout or in content that
 * reserves its own place for them. `renderDocument` replaces it.
 */
export const PANEL_PLACEHOLDER = '<skerry-panel></skerry-panel>'
