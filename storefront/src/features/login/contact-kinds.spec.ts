import { languageCodes } from '@pinline/contracts/api/languages'
import { expect, it } from 'vitest'
import { contactKindsOf } from './contact-kinds.ts'

it('registration begins with e-mail but in Chinese', () => {
  const byPhone = languageCodes.filter((language) => contactKindsOf(language)[0] === 'phone')
  expect(byPhone.toSorted()).toEqual(['zh_cn', 'zh_hk'])
})
