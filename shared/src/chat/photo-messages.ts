/** The content of a message that has photos and no text (specification, section 4, 'Chat'). */
export const photosOnlyContent = 'Foto caricate'

/**
 * The message by which the page opens a thread for photos that come before any other message: an upload needs a
 * thread, and only a message gets one. No page shows it.
 */
export const photosComing = 'Ciao, ti mando delle foto.'
