/** Props of every Tabler icon that stands beside words: sized by the text, drawn as the mocks draw it, unheard. */
export const decorativeIcon = { size: '1.25em', stroke: 1.75, 'aria-hidden': true } as const
