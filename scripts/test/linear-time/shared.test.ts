import { namesFile, pathOf } from '@mestieri/shared/address-path.ts'
import { isProfession } from '@mestieri/shared/catalogue/professions.ts'
import { prettyService } from '@mestieri/shared/catalogue/services.ts'
import { linkLabel, readChips, readLink } from '@mestieri/shared/chat/reply-blocks.ts'
import { parseReply, writeReply } from '@mestieri/shared/chat/reply-format.ts'
import { removeCitations } from '@mestieri/shared/citations.ts'
import { detectDevice } from '@mestieri/shared/device.ts'
import { checkEmailAddress, hasInnerAtSign } from '@mestieri/shared/email-address.ts'
import { epcQrPayload } from '@mestieri/shared/epc-qr.ts'
import { groupedIban, isItalianIban } from '@mestieri/shared/iban.ts'
import { displayMunicipality, titleCase } from '@mestieri/shared/municipalities/display.ts'
import { foldName } from '@mestieri/shared/municipalities/fold.ts'
import { municipalityList } from '@mestieri/shared/municipalities/list.ts'
import { createMunicipalitySearch } from '@mestieri/shared/municipalities/search.ts'
import { matchPageRoute } from '@mestieri/shared/pages.ts'
import { formatPhone } from '@mestieri/shared/phone-format.ts'
import { parsePhone } from '@mestieri/shared/phone.ts'
import { checkRecipientCode } from '@mestieri/shared/recipient-code.ts'
import { isCalendarDate, isClockTime } from '@mestieri/shared/rome-time.ts'
import { cardDigits, testCardOutcome } from '@mestieri/shared/test-cards.ts'
import { endDigits, startOfEndRun, withoutEndSlashes } from '@mestieri/shared/text-ends.ts'
import { checkVatNumber } from '@mestieri/shared/vat-number.ts'

import { expectLinear } from './expect-linear.ts'

const municipalities = createMunicipalitySearch(municipalityList())
const professionals = (city: string) => ({ kind: 'professionals', profession: 'Idraulico', city }) as const
const iban = 'IT60X0542811101000000123456'

expectLinear([
  { name: 'the path of an address', read: (text) => pathOf(text) },
  { name: 'the sign of a file in a path', read: (text) => namesFile(text) },
  { name: 'the page of a path', read: (text) => matchPageRoute(`/${text}`) },
  { name: 'the page of a path with slashes', read: (text) => matchPageRoute(`/servizi/${text}/`) },
  { name: 'slashes at an end', read: withoutEndSlashes },
  { name: 'digits at an end', read: endDigits },
  { name: 'marks at an end', read: (text) => startOfEndRun(text, '.,;:!?') },
  { name: 'a user agent', read: (text) => detectDevice(text), longest: 1024 },
  { name: 'an Android user agent', read: (text) => detectDevice(`Android ${text}`), longest: 1000 },
  { name: 'a reply without citations', read: (text) => removeCitations(`${text}†`) },
  { name: 'a reply after a citation', read: (text) => removeCitations(`【4:0†listino${text}`) },
  { name: 'the parts of a reply', read: parseReply },
  { name: 'a block of a reply', read: (text) => parseReply(`[[stima]]${text}[[/stima]]`), longest: 5000 },
  { name: 'a line of marks in a reply', read: (text) => parseReply(`[[stima]] ${text} [[/x]]`) },
  { name: 'a reply to be written', read: (text) => writeReply({ paragraphs: [text] }) },
  { name: 'quick answers', read: (text) => readChips([text]), longest: 60 },
  { name: 'the link of a reply', read: (text) => readLink(professionals(text)), longest: 64 },
  { name: 'the words of a link', read: (text) => linkLabel(professionals(text)) },
  { name: 'a folded name', read: foldName },
  { name: 'a search for a municipality', read: municipalities.search },
  { name: 'the one municipality that is meant', read: municipalities.resolve },
  { name: 'the municipalities of a name', read: municipalities.named },
  { name: 'the names nearest to a text', read: municipalities.similar },
  { name: 'a municipality as pages show it', read: displayMunicipality },
  { name: 'a name in title case', read: titleCase },
  { name: 'a profession', read: isProfession },
  { name: 'a service as pages show it', read: prettyService },
  { name: 'a telephone number', read: parsePhone },
  { name: 'a foreign telephone number', read: (text) => parsePhone(`+44 (0)${text}`) },
  { name: 'a telephone number in groups', read: (text) => formatPhone(`+39${text}`) },
  { name: 'a VAT number', read: checkVatNumber },
  { name: 'an IBAN', read: isItalianIban },
  { name: 'an IBAN in groups', read: groupedIban },
  { name: 'an email address', read: checkEmailAddress, longest: 254 },
  { name: 'the domain of an email address', read: (text) => checkEmailAddress(`a@${text}`), longest: 252 },
  { name: 'the sign of an email address', read: hasInnerAtSign },
  { name: 'a recipient code', read: checkRecipientCode },
  { name: 'a certified email address', read: (text) => checkRecipientCode(`sdi@${text}`), longest: 250 },
  {
    name: 'the code of a bank transfer',
    read: (text) => epcQrPayload({ holder: `a${text}`, iban, amount: 1, remittance: text }),
  },
  { name: 'a date', read: isCalendarDate },
  { name: 'a time', read: isClockTime },
  { name: 'a card number', read: (text) => testCardOutcome(cardDigits(text)) },
])
