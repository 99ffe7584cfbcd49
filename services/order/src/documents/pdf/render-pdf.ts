import { buffer } from 'node:stream/consumers'
import pdfmake from 'pdfmake'
import type { PrintedDocument } from '../printed-document.ts'
import { documentLayout } from './document-layout.ts'
import { embedInvoice } from './factur-x.ts'
import { fontFiles, isFontFile } from './fonts.ts'

pdfmake.setUrlAccessPolicy(() => false)
pdfmake.setLocalAccessPolicy(isFontFile)

/**
 * Draws a document as PDF/A-3b with embedded, subset fonts. The same document gives the same text and pages. It keeps
 * the processor busy for some 0.2 s, so that services call it by `PdfRenderer`.
 */
export const renderPdf = async (document: PrintedDocument): Promise<Buffer> => {
  const layout = documentLayout(document)
  // Its texts have opened the fonts that they need.
  pdfmake.setFonts(fontFiles())
  const pdf = await pdfmake.createPdf(layout).getStream()
  if (document.xml !== undefined) embedInvoice(pdf, document.xml, new Date(document.at))
  pdf.end()
  return await buffer(pdf)
}
