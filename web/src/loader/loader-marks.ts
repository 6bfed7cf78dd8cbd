/** The `rel` of a link to a script that is fetched later; browsers ignore it. */
export const deferredRel = 'deferred'

/** The attribute of the link to the page's first module. */
export const mainModule = 'data-main'

/** The event on the window that says that the page's scripts could not start. */
export const startFailed = 'mestieri:failed'
