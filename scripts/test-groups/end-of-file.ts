/**
 * Suffix of the title of the test that runs after each file of a group. The title begins with the file's
 * path.
 */
export const endOfFile = ' leaves the environment as it was'
