/** The company whose language model answers in the chat. */
export interface AssistantProvider {
  readonly name: string
  /** Where it processes the data, for example 'Irlanda'. */
  readonly country: string
  /** The address of its privacy policy. */
  readonly privacyPolicy: string
}

/** For the privacy policy; null: the policy says that the provider is named on request. */
export const assistantProvider: AssistantProvider | null = null
