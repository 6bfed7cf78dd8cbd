/** The tag manager's id, which the BFF writes into the document; undefined when the site has none. */
export function tagManagerId(): string | undefined {
  return document.documentElement.dataset['tagManager']
}
