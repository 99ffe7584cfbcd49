import { listMyForms } from '@pinline/contracts/notification/form/list-my-forms'
import { queryOptions } from '@tanstack/react-query'
import { readPage } from '../../app/read-page.ts'
import type { AppContext } from '../../app/router-context.ts'

/** Common key of every query about the forms that somebody has sent. */
export const formsKey = ['forms'] as const

export interface FormListRequest {
  readonly page: number
  readonly pageSize: 15 | 30 | 50
}

/** Forms of the signed-in buyer, or of this browser. `sender` distinguishes them. */
export const listMyFormsQuery = ({ api }: AppContext, sender: string, request: FormListRequest) =>
  queryOptions({
    queryKey: [...formsKey, sender, request],
    queryFn: ({ signal }) =>
      readPage(request.page, (page) => api.read(listMyForms, { ...request, page }, { signal, silent: true })),
    // The page before of the same sender, never what somebody else has sent.
    placeholderData: (before, query) => (query?.queryKey[1] === sender ? before : undefined),
    staleTime: 0,
  })
