/** Props of a Tabler icon beside a text: scales with the text, hidden from screen readers. */
export const decorativeIcon = { size: '1.25em', stroke: 1.75, 'aria-hidden': true } as const
