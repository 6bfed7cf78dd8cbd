/** Ends the title of the test that follows the last one of a file in a group; before it stands the file's path. */
export const endOfFile = ' leaves the environment as it was'
