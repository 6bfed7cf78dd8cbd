/**
 * The query parameter of a chat that names the professional whom the visitor asks. It stands alone here, because
 * every page loads what profile and chat share.
 */
export const askedParameter = 'professionista'
