import { faq, h2, text, ul } from '../write.ts'

export const faqEn = text(
  'Frequently asked questions',
  'Short answers about finding parts, ordering, shipping, returns and your account.',
  h2('Finding the right part'),
  faq(
    'I have a connector without a label. How do I find it?',
    'Measure the pitch over as many contacts as possible, count positions and rows, and note whether it is vertical or right-angle. Enter that in the search, for example `2x5 2.54 right-angle`, or use the filters of a [category](/product/all/all). Then compare the outline in the list with the ruler above it.',
  ),
  faq(
    'Why is there no photo?',
    'Drawings show more: every part is drawn to scale with dimensions, from the same data as its land pattern.',
  ),
  faq(
    'How exact are the drawings?',
    'They come from footprint data with a resolution of 0.01 mm. Height and details inside the outline are not part of that data. The manufacturer’s datasheet decides; it is linked on the part page.',
  ),
  faq(
    'Which part mates with mine?',
    'Where the manufacturer states it, the part page names the mating part. Otherwise write to us with the part number; we look it up.',
  ),
  faq(
    'Can I compare parts?',
    'Yes, up to six. Tick them in a list or press “Compare” on a part page; rows that differ are marked.',
  ),
  faq(
    'What does “not for new designs” mean?',
    'The manufacturer still produces the part but plans to stop. You can order it; choose the recommended replacement for new boards.',
  ),
  h2('Prices and quotes'),
  faq('Are prices the same for everybody?', 'Yes. They depend on quantity only, and each part lists its price breaks.'),
  faq('How long is a quote valid?', '30 days.'),
  faq(
    'How do I request a quote?',
    'From a part page, from the cart, or for a whole list from [quick order](/quick-order). You can state target price, wanted date and a remark.',
  ),
  faq(
    'Can I order from a quote in several deliveries?',
    'Yes, until all pieces are ordered. Freight is charged per delivery.',
  ),
  faq(
    'Which currencies can I use?',
    'Choose one in the header. An order keeps its currency and exchange rate, whatever happens later.',
  ),
  h2('Ordering and payment'),
  faq(
    'How do I order a whole bill of materials?',
    'Paste it into [quick order](/quick-order) or upload an Excel or CSV file. Each line is matched and shown to you before anything is added to the cart.',
  ),
  faq(
    'Is there a minimum order?',
    'No minimum amount. Some parts have a minimum quantity or an order multiple, for example 10 or 50 pieces; it is stated on the part page.',
  ),
  faq(
    'How do I pay?',
    'By scanning a QR code with your wallet app. The code is valid for 15 minutes and can be refreshed; the order itself waits until its payment deadline.',
  ),
  faq(
    'What happens if I do not pay in time?',
    'The order is cancelled at its payment deadline and its stock becomes free. If a payment arrives later, it is refunded.',
  ),
  faq(
    'Can I cancel an order?',
    'Yes, while payment is pending. Once it is being processed, contact your [account manager](page:customer-manager). Custom items cannot be cancelled once processing has started; after shipping, cancellation is generally not possible.',
  ),
  faq('Can I state a purchase order number?', 'Yes, at checkout. It is printed on the invoice and the packing slip.'),
  faq(
    'Where is my invoice?',
    'On the order page as a PDF, once the parts have shipped. Enter company and tax number in your account before you order.',
  ),
  h2('Shipping'),
  faq(
    'How long does an order take?',
    'Processing takes 1 to 3 business days. Shipping then takes 15 to 45 business days by economy, 7 to 20 by standard and 3 to 7 by express.',
  ),
  faq('When do I see tracking?', '24 to 48 hours after shipping.'),
  faq('How long does production take?', 'Standard parts 2 to 4 weeks, custom parts 6 to 12 weeks.'),
  faq(
    'Do I have to pay duties?',
    'Duties and taxes of your country are not included and are due on delivery. The commercial invoice for customs comes with the parcel.',
  ),
  faq(
    'Can I change the delivery address?',
    'On the order page until we start preparing the order; after that we can change it until the first parcel leaves. If the freight falls, the difference is refunded. If it would rise, ask your account manager.',
  ),
  faq(
    'Why did only a part of my order arrive?',
    'It was shipped in several parcels. The order page lists each with its content and tracking number.',
  ),
  h2('Quality and returns'),
  faq(
    'What if something arrives damaged?',
    'Report it within 48 hours of delivery and apply for after-sales service on the order page.',
  ),
  faq(
    'How long can I return parts?',
    'The form states the period for each service type. See the [return policy](page:returnPolicy).',
  ),
  faq(
    'Are the parts genuine?',
    'Yes. We buy from manufacturers and their franchised distributors, and each bag carries the lot number: [quality control](page:qualityControl).',
  ),
  faq(
    'Do I get a certificate with the delivery?',
    'On request: a declaration of conformity with your lot numbers. What is available is listed under [certificates](page:complianceCenter).',
  ),
  faq(
    'What happens when a part is discontinued?',
    'We notify you 12 months in advance, recommend a replacement where available, and support the part for 5 years.',
  ),
  h2('Account and data'),
  faq(
    'Do I need an account?',
    'To browse, search, look up stock and track an order: no. To use the cart and to order: yes. Register with a phone number or an e-mail address.',
  ),
  faq(
    'I forgot my password.',
    'Choose “Sign in”, then reset it by a verification code. You can also sign in by code alone.',
  ),
  faq(
    'Who sees my data?',
    ul(
      'The carrier, customs and the payment provider, as far as they need it',
      'Nobody else: the shop has no third-party trackers. See the [privacy policy](page:privacyPolicy)',
    ),
  ),
)
