import { pageRoutes } from '@mestieri/shared/pages.ts'
import { matchRoutes } from 'react-router-dom'

import { matchRange } from '../../../web/src/components/Combobox/match-range.ts'
import { markPalette, monogram } from '../../../web/src/features/affiliates/identity/monogram.ts'
import {
  otherTowns,
  placeName,
  townName,
  whyShown,
} from '../../../web/src/features/affiliates/identity/place.ts'
import {
  profileDescription,
  sameTradeNearby,
} from '../../../web/src/features/affiliates/profile/profile-messages.ts'
import {
  correctedPath,
  profilePath,
  readDirectoryAddress,
  savedPath,
} from '../../../web/src/features/affiliates/search/directory-query.ts'
import { resultsTitle } from '../../../web/src/features/affiliates/search/result-messages.ts'
import { messageText } from '../../../web/src/features/chat/conversation/messages/message-text.ts'
import { mentionsEuro, parseMarkup, plainText } from '../../../web/src/features/chat/reply/parse-markup.ts'
import { tileOfPath } from '../../../web/src/features/chat/service-visit.ts'
import { readUnsubscribeLink } from '../../../web/src/features/email/unsubscribe-link.ts'
import { campaignOf, readCampaignData } from '../../../web/src/lib/campaign/campaign-data.ts'
import type { Reader } from '../../growth.ts'
import { expectLinear } from './expect-linear.ts'

const routes = pageRoutes.map(({ path }) => ({ path }))
const site = 'https://www.example.it'
const search = { profession: '', city: '', page: 1, pageSize: 6 } as const
const professional = {
  link: 'rossi',
  shopName: 'Rossi',
  affiliateName: 'Rossi',
  profession: 'Idraulico',
  city: 'MONZA (MB)',
  province: 'MB',
  servedCities: [],
  services: [],
  satisfiedCustomers: 1,
  profilePicture: null,
  workPictures: [],
  rating: null,
  fullAddress: null,
  info: null,
  infoShort: null,
  coordinates: null,
  firstSubscriptionDate: null,
}

const addresses: readonly Reader[] = [
  {
    name: 'the route of a path',
    // The router complains about a path that cannot be decoded; the server draws none.
    read: (text) => matchRoutes(routes, `/${text.replaceAll('%', '%25')}`),
    longest: 2000,
  },
  { name: 'the service of a path', read: (text) => tileOfPath(`/scopri_quanto_costa/${text}/`) },
  { name: 'an address of the directory', read: (text) => readDirectoryAddress(new URLSearchParams(text)) },
  {
    name: 'the town of such an address',
    read: (text) => readDirectoryAddress(new URLSearchParams({ city: text })),
  },
  {
    name: 'the pages of such an address',
    read: (text) => readDirectoryAddress(new URLSearchParams({ page_number: text })),
  },
  { name: 'saved links', read: (text) => readDirectoryAddress(new URLSearchParams({ salvati: text })) },
  { name: 'a corrected address', read: (text) => correctedPath(new URLSearchParams(text), search) },
  { name: 'addresses of professionals', read: (text) => [profilePath(text), savedPath([text])] },
  { name: 'a campaign', read: (text) => campaignOf(`${site}/?utm_source=${text}`) },
  { name: 'a stored campaign', read: (text) => readCampaignData({ utm_source: text }) },
  { name: 'an unsubscribe link', read: (text) => readUnsubscribeLink(`?id=1&email=${text}`) },
]

const names: readonly Reader[] = [
  { name: 'initials', read: monogram },
  { name: 'a palette', read: markPalette },
  { name: 'a town', read: townName },
  { name: 'a town and what follows', read: (text) => townName(`a${text}`) },
  { name: 'a seat', read: (text) => placeName(`${text}(MB)`, text) },
  { name: 'the served towns', read: (text) => otherTowns('MONZA (MB)', '', [text, `${text} (MB)`]) },
  { name: 'many served towns', read: (text) => otherTowns('MONZA (MB)', '', text.split('')) },
  {
    name: 'why a professional is shown',
    read: (text) => whyShown(text, { ...professional, servedCities: [text] }),
  },
  {
    name: 'the words of a profile',
    read: (text) => profileDescription({ ...professional, shopName: text, city: text }),
  },
  {
    name: 'the same trade nearby',
    read: (text) => sameTradeNearby({ ...professional, city: text, province: text }),
  },
  { name: 'the title of a search', read: (text) => resultsTitle({ ...search, city: text }, 1) },
  { name: 'the letters that match', read: (text) => matchRange(text, 'monza') },
]

const replies: readonly Reader[] = [
  { name: 'the markup of a reply', read: parseMarkup },
  { name: 'bold in a reply', read: (text) => parseMarkup(`**${text}`) },
  { name: 'links in a reply', read: (text) => parseMarkup(`[a](https://a.it/${text}`) },
  { name: 'bare links in a reply', read: (text) => parseMarkup(`https://a.it/${text}`) },
  { name: 'the end of a link', read: (text) => parseMarkup(`https://a.it/${text}`), longest: 1900 },
  { name: 'a list in a reply', read: (text) => parseMarkup(`1. ${text}`) },
  { name: 'a reply as plain text', read: plainText },
  { name: 'money in a reply', read: mentionsEuro },
  { name: 'a message to be sent', read: messageText },
]

expectLinear([...addresses, ...names, ...replies])
