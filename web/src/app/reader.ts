import type { PageReader } from '@mestieri/shared/contracts/page-reader.ts'
import { createContext } from 'react-router-dom'

import { affiliate, searchAffiliates } from '../features/affiliates/api.ts'

/** Where loaders read from: the API in the browser; the BFF puts its own services here while it renders. */
export const readerContext = createContext<PageReader>({ searchAffiliates, affiliate })
