/** Components import their own CSS, so styles follow the import graph. */
declare module '*.css'
