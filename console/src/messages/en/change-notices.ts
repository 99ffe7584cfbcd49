export const changeNotices = {
  name: 'Change notice |||| Change notices',
  fields: {
    reference: 'Reference',
    state: 'Status',
    kind: 'Type',
    parts: 'Affected parts',
    announcedOn: 'Notice date',
    effectiveOn: 'Changed parts ship from',
    lastOrderOn: 'Last order date',
    lastShipmentOn: 'Last shipment date',
    recipients: 'Buyers notified',
    text: 'Additional text',
    attachmentUrl: 'Manufacturer’s document (URL)',
  },
  filters: { q: 'Reference or part number' },
  kind: {
    'product-change': 'Change notice (PCN)',
    'end-of-life': 'End of life (EOL)',
    'last-time-buy': 'Last-time buy (LTB)',
  },
  state: { draft: 'Draft', published: 'Published', withdrawn: 'Taken down' },
  commands: { create: 'Add change notice', save: 'Save draft', publish: 'Publish…', withdraw: 'Take down…' },
  list: { parts: '%{first} and %{count} more' },
  form: {
    kind_hint: {
      'product-change': 'The part or its production changes.',
      'end-of-life': 'The manufacturer discontinues the part, announced at least 12 months ahead.',
      'last-time-buy': 'The part can be ordered for the last time.',
    },
    reference_hint: 'The number on the manufacturer’s notice, e.g. PCN-2026-118',
    last_order_hint: 'At least 12 months after the notice date',
    text_hint:
      'Buyers get the shop’s own text in their language; this is added below it. Without their language they see English.',
    attachment_hint: 'Shown as a link on the part’s page and in the buyer’s account.',
  },
  page: {
    create: 'Add change notice',
    not_found: 'Change notice not found',
    about: 'Parts and dates',
    text: 'Text and document',
    saved: 'Change notice saved',
    buyers: '%{smart_count} buyer has bought an affected part |||| %{smart_count} buyers have bought an affected part',
    mailing: 'Notifying buyers: %{smart_count} of %{buyers}',
    mailed: '%{smart_count} buyer notified |||| %{smart_count} buyers notified',
  },
  publish: {
    title: 'Publish %{reference}?',
    confirm: 'Publish',
    effects: {
      shop: 'The notice appears on the pages of the affected parts.',
      buyers:
        '%{smart_count} buyer of these parts is notified, by e-mail unless they opted out. |||| %{smart_count} buyers of these parts are notified, by e-mail unless they opted out.',
      final: 'It can no longer be changed, only taken down.',
    },
    done: 'Change notice published',
  },
  withdraw: {
    title: 'Take down %{reference}?',
    confirm: 'Take down',
    effects: {
      shop: 'The notice disappears from the shop and from buyers’ accounts.',
      buyers: 'E-mails already sent cannot be recalled.',
      final: 'It cannot be published again.',
    },
    done: 'Change notice taken down',
  },
}
