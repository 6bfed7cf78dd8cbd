import type { PageReader } from '@mestieri/shared/contracts/page-reader.ts'
import { createContext } from 'react-router-dom'

import { affiliate, searchAffiliates } from '../features/affiliates/api.ts'

/**
 * The source of the loaders' data: the API in the browser, the server's own services during server rendering.
 */
export const readerContext = createContext<PageReader>({ searchAffiliates, affiliate })
