/** The tag manager that a consent would load, as the BFF says in the document; undefined where nothing needs one. */
export function tagManagerId(): string | undefined {
  return document.documentElement.dataset['tagManager']
}
