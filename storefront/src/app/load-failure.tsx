import { CallRefused } from '@pinline/ui/api-client/outcome'
import { Banner } from '@pinline/ui/design/banner.tsx'
import { Button } from '@pinline/ui/design/button.tsx'
import type { ReactNode } from 'react'

/** Replaces a part of a page that could not be loaded: the error and a retry button. */
export function LoadFailure(props: { title: string; retry: string; error: unknown; onRetry: () => void }): ReactNode {
  const { error } = props
  const message =
    error instanceof CallRefused || (error instanceof Error && error.name === 'ApiFailure') ? error.message : undefined
  return (
    <Banner
      tone="danger"
      title={props.title}
      action={
        <Button small onPress={props.onRetry}>
          {props.retry}
        </Button>
      }
    >
      {message}
    </Banner>
  )
}
