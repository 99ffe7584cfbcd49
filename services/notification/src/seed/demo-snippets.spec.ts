import { snippetFields } from '@pinline/contracts/notification/snippet/snippet-fields'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { demoSnippets } from './demo-snippets.ts'

it.each(demoSnippets)('$key is as staff could write it', ({ key: _, ...snippet }) => {
  expect(z.object(snippetFields).parse(snippet)).toEqual(snippet)
})
