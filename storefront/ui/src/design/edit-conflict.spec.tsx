import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { EditConflict } from './edit-conflict.tsx'

const ways = [{ label: 'Reload', onChoose: () => undefined }]
const button = '<button type="button" class="button button-small">Reload</button>'

it('is an alert when the person has to choose', () => {
  expect(renderToStaticMarkup(<EditConflict title="Changed" ways={ways} />)).toBe(
    `<div class="notice notice-warn" role="alert"><div>Changed</div>${button}</div>`,
  )
})

it('shows the choices below the changed values', () => {
  expect(
    renderToStaticMarkup(
      <EditConflict title="Changed" ways={ways}>
        <p>Title</p>
      </EditConflict>,
    ),
  ).toBe(
    `<div class="notice notice-warn" role="alert"><div>Changed<p>Title</p><div class="edit-conflict-ways">${button}</div></div></div>`,
  )
})

it('is a status when the conflict is over', () => {
  expect(
    renderToStaticMarkup(
      <EditConflict title="Changed">
        <p>Title</p>
      </EditConflict>,
    ),
  ).toBe('<div class="notice notice-info" role="status"><div>Changed<p>Title</p></div></div>')
})
