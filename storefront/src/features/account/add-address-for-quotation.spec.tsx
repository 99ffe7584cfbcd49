// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { enter, mountInApp, press, refused, succeeded } from '../../app/mount-in-app.fixtures.tsx'
import { RequestQuotationForm } from '../quotations/request-quotation-form.tsx'
import { AddressDialog } from './address-dialog.tsx'

const part = 'p-0123456789abcdef'
const address = {
  ...{ name: 'Demo Buyer', phone: '+4915112345678', country: 'DE', city: 'Berlin', address: 'Demo Street 12' },
  ...{ zipcode: '10115', zone: '', company: 'Sample Works GmbH', taxNumber: '' },
}

const buttonNamed = (name: string) =>
  [...document.querySelectorAll('button')].find((button) => button.textContent === name)
const fieldNamed = (name: string) => {
  const label = [...document.querySelectorAll('label')].find((one) => one.textContent?.startsWith(name))
  return label && document.getElementById(label.htmlFor)
}

it('keeps what was entered while the address is added that the request needs', async () => {
  let hasAddress = false
  const requests: unknown[] = []
  const form = (
    <RequestQuotationForm part={part} quantity={40} renderAddAddress={(dialog) => <AddressDialog {...dialog} />} />
  )
  const { unmount } = await mountInApp(form, (name, input) => {
    if (name === 'list-products-by-ids') return succeeded({ list: [{ id: part, model: '43045-1000' }] })
    if (name === 'list-countries')
      return succeeded([{ code: 'DE', name: 'Germany', hasZones: false, zoneUse: 'unused' }])
    if (name === 'list-zones') return succeeded([])
    if (name === 'add-address') {
      hasAddress = true
      return succeeded({ ...address, id: 'a-0123456789abcdef', isDefault: true, countryName: 'Germany', zoneName: '' })
    }
    if (name !== 'request-quotation') return undefined
    requests.push(input)
    return hasAddress ? succeeded({ quotationNo: 'Q2611220000019' }) : refused('address-not-found', 'No address')
  })
  await expect.poll(() => buttonNamed('Request a quote')).toBeDefined()
  await enter(fieldNamed('Remark'), 'For the line in Lyon')
  await press(buttonNamed('Request a quote'))
  await expect.poll(() => buttonNamed('Add delivery address')).toBeDefined()
  await press(buttonNamed('Add delivery address'))
  await expect.poll(() => document.querySelector('[role="dialog"]')).not.toBeNull()
  await expect.poll(() => fieldNamed('Country')?.textContent).toContain('Germany')
  for (const [label, value] of [
    ['Recipient', address.name],
    ['Phone', address.phone],
    ['Country', address.country],
    ['City', address.city],
    ['Street address', address.address],
  ] as const)
    await enter(fieldNamed(label), value)
  await press(document.querySelector('[role="dialog"] button[type="submit"]'))
  await expect.poll(() => hasAddress).toBe(true)
  await expect.poll(() => document.querySelector('[role="dialog"]')).toBeNull()
  expect(requests).toHaveLength(1)
  expect(document.querySelector('[role="alert"]')).toBeNull()
  await press(buttonNamed('Request a quote'))
  await expect.poll(() => requests).toHaveLength(2)
  expect(requests[1]).toMatchObject({ remark: 'For the line in Lyon', lines: [{ productId: part, quantity: 40 }] })
  await unmount()
})
