/** Imported before the main module of a process that a test starts. */
import { readBuiltLearning } from './built-learning.ts'

readBuiltLearning()
