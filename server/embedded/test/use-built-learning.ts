/** Imported before the main module of a process that a test starts. */
import { useBuiltLearning } from './built-learning.ts'

useBuiltLearning()
