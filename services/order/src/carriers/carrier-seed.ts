import type { CarrierSet } from '@pinline/events/order/carrier-set'

const pages: readonly (readonly [code: string, name: string, trackingPage: string])[] = [
  ['dhl', 'DHL', 'https://www.dhl.com/global-en/home/tracking.html?tracking-id={number}'],
  ['dhl-express', 'DHL Express', 'https://www.dhl.com/global-en/home/tracking.html?tracking-id={number}'],
  ['fedex', 'FedEx', 'https://www.fedex.com/fedextrack/?trknbr={number}'],
  ['ups', 'UPS', 'https://www.ups.com/track?tracknum={number}'],
  ['sf-express', 'SF Express', 'https://www.sf-express.com/chn/sc/waybill/waybill-detail/{number}'],
  ['shunfeng', '顺丰速运', 'https://www.sf-express.com/chn/sc/waybill/waybill-detail/{number}'],
  ['aramex', 'Aramex', 'https://www.aramex.com/track/results?ShipmentNumber={number}'],
  [
    'japan-post',
    'Japan Post',
    'https://trackings.post.japanpost.jp/services/srv/search/direct?reqCodeNo1={number}&locale=en',
  ],
  ['la-poste', 'La Poste', 'https://www.laposte.fr/outils/suivre-vos-envois?code={number}'],
  ['royal-mail', 'Royal Mail', 'https://www.royalmail.com/track-your-item#/tracking-results/{number}'],
  ['usps', 'USPS', 'https://tools.usps.com/go/TrackConfirmAction?tLabels={number}'],
]

/** Initial carriers of an installation, ten positions apart. Staff edit the list, not this. */
export const seededCarriers: readonly CarrierSet['data'][] = pages.map(([code, name, trackingPage], place) => ({
  code,
  name,
  trackingPage,
  active: true,
  position: (place + 1) * 10,
}))
