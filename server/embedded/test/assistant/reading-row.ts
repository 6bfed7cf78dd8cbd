/** What is asked ('' for nothing yet), what the customer writes, and what it must be understood as. */
export type ReadingRow = readonly [asked: string, message: string, facts: Readonly<Record<string, string>>]
