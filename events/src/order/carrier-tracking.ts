/** Carriers with a public tracking page; `{number}` stands for the tracking number. */
const trackingPages: Readonly<Record<string, string>> = {
  Aramex: 'https://www.aramex.com/track/results?ShipmentNumber={number}',
  DHL: 'https://www.dhl.com/global-en/home/tracking.html?tracking-id={number}',
  'DHL Express': 'https://www.dhl.com/global-en/home/tracking.html?tracking-id={number}',
  FedEx: 'https://www.fedex.com/fedextrack/?trknbr={number}',
  'Japan Post': 'https://trackings.post.japanpost.jp/services/srv/search/direct?reqCodeNo1={number}&locale=en',
  'La Poste': 'https://www.laposte.fr/outils/suivre-vos-envois?code={number}',
  'Royal Mail': 'https://www.royalmail.com/track-your-item#/tracking-results/{number}',
  'SF Express': 'https://www.sf-express.com/chn/sc/waybill/waybill-detail/{number}',
  顺丰速运: 'https://www.sf-express.com/chn/sc/waybill/waybill-detail/{number}',
  UPS: 'https://www.ups.com/track?tracknum={number}',
  USPS: 'https://tools.usps.com/go/TrackConfirmAction?tLabels={number}',
}

/** The names under which staff find a carrier with a tracking page. */
export const carriersWithTracking: readonly string[] = Object.keys(trackingPages)

const plain = (carrier: string): string => carrier.toLowerCase().replaceAll(/[\s.-]+/g, '')
const byPlainName = new Map(Object.entries(trackingPages).map(([carrier, page]) => [plain(carrier), page]))

/** The carrier's own page of a parcel; undefined for carriers without one. Case, blanks and hyphens do not matter. */
export const trackingUrl = (carrier: string, trackingNumber: string): string | undefined =>
  byPlainName.get(plain(carrier))?.replace('{number}', () => encodeURIComponent(trackingNumber.trim()))
