import { expect, it } from 'vitest'
import { drawInApp } from './draw-in-app.fixtures.tsx'
import { PagedList } from './paged-list.tsx'

const page = (names: readonly string[], total = names.length) => ({ list: names, page: 1, pageSize: 15, total })
const drawn = (
  over: Partial<Parameters<typeof PagedList<string>>[0]['list']>,
  { hidesOnePage = false }: { readonly hidesOnePage?: boolean } = {},
): string =>
  drawInApp(
    <PagedList<string>
      list={{
        ...{ data: undefined, error: null, isError: false, isFetching: false, isPlaceholderData: false },
        refetch: () => undefined,
        ...over,
      }}
      texts={{ loading: 'Loading', failed: 'Not loaded', retry: 'Try again' }}
      pagerTexts={(total) => ({
        label: 'Pages',
        sizes: 'Size',
        previous: 'Back',
        next: 'On',
        total: `${total} in all`,
      })}
      empty={<p>None yet</p>}
      rowOf={(name) => <li key={name}>{name}</li>}
      hidesOnePage={hidesOnePage}
      onPage={() => undefined}
    />,
  )

it('shows that it loads, also while it tries again', () => {
  expect(drawn({})).toContain('Loading')
  const again = drawn({ isError: true, isFetching: true, error: new Error('no network') })
  expect(again).toContain('Loading')
  expect(again).not.toContain('Not loaded')
})

it('offers another try after a failure', () => {
  const failed = drawn({ isError: true, error: new Error('no network') })
  expect(failed).toContain('Not loaded')
  expect(failed).toContain('Try again')
})

it('says that it is empty, without pages', () => {
  expect(drawn({ data: page([]) })).toBe('<p>None yet</p>')
})

it('shows rows above their pages', () => {
  const rows = drawn({ data: page(['one', 'two'], 40) })
  expect(rows).toContain('<ol aria-busy="false"><li>one</li><li>two</li></ol>')
  expect(rows).toContain('40 in all')
  expect(drawn({ data: page(['one']), isPlaceholderData: true })).toContain('aria-busy="true"')
})

it('hides the pages of a short list where it is wanted', () => {
  expect(drawn({ data: page(['one']) })).toContain('1 in all')
  expect(drawn({ data: page(['one']) }, { hidesOnePage: true })).not.toContain('in all')
  expect(drawn({ data: page(['one'], 16) }, { hidesOnePage: true })).toContain('16 in all')
})
