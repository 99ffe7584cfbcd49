import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { pageKeyPlaceholder, withPageKey } from './page-key.ts'

it('gives the form of each page that is sent its own key', () => {
  const page = renderToString(<input type="hidden" name="pageKey" value={pageKeyPlaceholder} />)
  expect(withPageKey(page, 'abc$&')).toBe(page.replace('key-of-this-page', () => 'abc$&'))
  expect(withPageKey(page, 'abc')).not.toContain(pageKeyPlaceholder)
})
