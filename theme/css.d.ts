/** Styles follow the import graph: a component imports its own. */
declare module '*.css'
