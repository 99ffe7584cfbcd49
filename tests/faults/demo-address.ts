/** The delivery address of test buyers. */
export const demoAddress = {
  name: 'Demo Buyer',
  phone: '13800000000',
  country: 'DE',
  zone: 'BE',
  city: 'Berlin',
  address: 'Demo Street 12',
}
