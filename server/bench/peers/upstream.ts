/**
 * The upstream of the bench: a process that answers each callable with a constant. Its port is the first argument.
 */
import { createServer } from 'node:http'

/** The fields and sizes of a professional of the embedded upstream. */
const professional = (index: number) => ({
  affiliate_id: 1000 + index,
  uid: `uid-of-professional-${index}`,
  link: `termoidraulica-lombarda-${index}-milano`,
  shopname: `Termoidraulica Lombarda ${index}`,
  affiliate_name: 'Mario Rossi',
  profession: 'Idraulico',
  affiliate_services: ['Impianto idraulico', 'Installazione caldaia', 'Manutenzione caldaia'],
  city: 'Milano',
  province: 'MI',
  full_address: 'Via Giuseppe Verdi 12, 20121 Milano MI',
  coordinates: { lat: 45.4642, lng: 9.19 },
  first_subscription_date: '2024-03-08',
  profile_picture: `https://pictures.example.it/professionals/${index}/mark.png`,
  work_pictures: [1, 2, 3, 4, 5].map(
    (picture) => `https://pictures.example.it/professionals/${index}/work-${picture}.webp`,
  ),
  affiliate_info:
    'Impianti idraulici e di riscaldamento dal 1998, per case e uffici di Milano e provincia. '.repeat(3),
  affiliate_info_short: 'Impianti idraulici e di riscaldamento dal 1998.',
  vat_nr: '01234567890',
  cuu: null,
  email: 'info@example.it',
  phone: '+390212345678',
  rating: 4.6,
  satisfied_customers: 120 + index,
  served_cities: ['Milano', 'Corsico', 'Bresso', 'Segrate', 'Assago', 'Rozzano', 'Buccinasco', 'Cormano'],
})

const page = { affiliates: [1, 2, 3, 4, 5, 6].map(professional), total_affiliates: 420, total_pages: 70 }
const answers: Readonly<Record<string, unknown>> = {
  '/portal/get_affiliates_by_profession': page,
  '/portal/get_affiliate_by_uid/': professional(1),
  '/portal/get_affiliate_shop_data_by_url/': professional(1),
  '/payments/session-status': { status: 'complete', payment_status: 'paid' },
}
const bodies = new Map(
  Object.entries(answers).map(([path, answer]) => [path, Buffer.from(JSON.stringify(answer))]),
)

createServer((request, response) => {
  const body = bodies.get((request.url ?? '').split('?', 1)[0] ?? '') ?? Buffer.from('{}')
  request.resume().on('end', () => {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': body.length }).end(body)
  })
}).listen(Number(process.argv[2]), '127.0.0.1')
