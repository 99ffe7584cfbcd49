import type { SnippetContent } from '@pinline/events/notification/snippet-content'

interface DemoSnippet extends SnippetContent {
  /** Its UUID is made from it. */
  readonly key: string
}

/** Snippets that a shop's people would have; languages are missing on purpose. */
export const demoSnippets: readonly DemoSnippet[] = [
  {
    key: 'parcel-left',
    title: 'Parcel has left',
    group: 'Orders',
    texts: {
      en: 'Dear {buyer},\n\nyour order {order} left our warehouse with {carrier} today, tracking number {tracking-number}:\n{tracking-link}\n\nKind regards\n{staff}',
      zh_cn:
        '{buyer}，您好：\n\n您的订单{order}今日已由{carrier}发出，物流单号{tracking-number}：\n{tracking-link}\n\n{staff}',
      de: 'Guten Tag {buyer},\n\nIhre Bestellung {order} hat unser Lager heute mit {carrier} verlassen, Sendungsnummer {tracking-number}:\n{tracking-link}\n\nMit freundlichen Grüßen\n{staff}',
      ja: '{buyer}様\n\nご注文{order}を本日{carrier}で出荷いたしました。追跡番号：{tracking-number}\n{tracking-link}\n\n{staff}',
    },
  },
  {
    key: 'lead-time',
    title: 'Lead time from the manufacturer',
    group: 'Orders',
    texts: {
      en: 'Dear {buyer},\n\nwe have asked the manufacturer for a date for {part} and will write to you as soon as we have it.\n\nKind regards\n{staff}',
      fr: 'Bonjour {buyer},\n\nnous avons demandé au fabricant une date pour {part} et vous écrirons dès que nous l’aurons.\n\nCordialement\n{staff}',
    },
  },
  {
    key: 'return-instructions',
    title: 'How to send parts back',
    group: 'After-sales',
    texts: {
      en: 'Please pack {part} in the antistatic bag that it came in, put the return slip into the parcel and write {reference} on the outside.',
      zh_cn: '请将{part}装回原防静电袋，将退货单放入包裹，并在外箱注明{reference}。',
      es: 'Embale {part} en la bolsa antiestática original, incluya la hoja de devolución y escriba {reference} en el exterior del paquete.',
    },
  },
  {
    key: 'datasheet',
    title: 'Datasheet and drawing',
    group: '',
    texts: {
      en: 'Datasheet and land pattern of {part} are on its page in the shop, under Documents.',
      de: 'Datenblatt und Footprint von {part} finden Sie auf der Seite des Artikels unter Dokumente.',
    },
  },
]
