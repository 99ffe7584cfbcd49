// @vitest-environment jsdom
import type { Facet } from '@pinline/contracts/catalogue/search/product-facets'
import { expect, it, vi } from 'vitest'
import { createTexts } from '../../app/i18n.ts'
import { enter, leave, mountInApp } from '../../app/mount-in-app.fixtures.tsx'
import { createLabels } from './filter-labels.ts'
import { FilterRange } from './filter-range.tsx'

const pitch: Facet = {
  ...{ id: 'pitch', title: 'Pitch', type: 'number', unit: 'mm', group: 'shape', values: [], selected: [] },
  range: { min: 0.4, max: 10, histogram: [] },
}
const labels = createLabels({ t: createTexts('en').t, unit: 'mm', tag: 'de', currency: 'EUR' })

const mounted = async (facet: Facet) => {
  const onChange = vi.fn()
  const page = await mountInApp(
    <FilterRange facet={facet} labels={labels} from={1.27} to={undefined} fieldsOnly onChange={onChange} />,
    () => undefined,
  )
  const field = () => page.container.querySelector('input')
  return {
    ...page,
    onChange,
    field,
    isWrong: () => field()?.getAttribute('aria-invalid') === 'true',
    type: async (text: string) => {
      await enter(field(), text)
      await leave(field())
    },
  }
}

it('takes a pitch as data sheets print it', async () => {
  const { type, onChange, isWrong, unmount } = await mounted(pitch)
  await type('2.540')
  expect(onChange.mock.calls).toEqual([[{ from: 2.54, to: undefined }]])
  expect(isWrong()).toBe(false)
  await unmount()
})

it('keeps a range, and the text to correct, where a number has two readings or none', async () => {
  const { type, onChange, field, isWrong, unmount } = await mounted({
    ...pitch,
    range: { min: 1, max: 5000, histogram: [] },
  })
  for (const text of ['2.540', '2,5,4']) {
    await type(text)
    expect([field()?.value, isWrong()]).toEqual([text, true])
  }
  expect(onChange).not.toHaveBeenCalled()
  await type('2,54')
  expect(isWrong()).toBe(false)
  expect(onChange.mock.calls).toEqual([[{ from: 2.54, to: undefined }]])
  await unmount()
})

it('opens the end whose field was emptied', async () => {
  const { type, onChange, unmount } = await mounted(pitch)
  await type('')
  expect(onChange.mock.calls).toEqual([[{ from: undefined, to: undefined }]])
  await unmount()
})
