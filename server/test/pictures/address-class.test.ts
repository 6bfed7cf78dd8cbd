import t from 'tap'

import { classifyAddress } from '../../src/pictures/address-class.ts'

const addresses = {
  loopback: ['127.0.0.1', '127.255.255.254', '::1'],
  public: [
    '1.1.1.1',
    '93.184.216.34',
    '172.15.0.1',
    '172.32.0.1',
    '223.255.255.255',
    '2606:4700::1111',
    '2001:4860:4860::8888',
  ],
  closed: [
    '0.0.0.0',
    '10.0.0.1',
    '100.64.0.1',
    '169.254.169.254',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.1.1',
    '198.18.0.1',
    '224.0.0.1',
    '255.255.255.255',
    '::',
    '::127.0.0.1',
    '::ffff:127.0.0.1',
    '::ffff:8.8.8.8',
    '64:ff9b::7f00:1',
    '2002:7f00:1::',
    'fc00::1',
    'fd12::1',
    'fe80::1',
    'fe80::1%eth0',
    'ff02::1',
    'localhost',
    '',
    '2130706433',
  ],
}

for (const [expected, list] of Object.entries(addresses)) {
  t.test(`these addresses are ${expected}`, async (t) => {
    for (const address of list) t.equal(classifyAddress(address), expected, address)
  })
}
