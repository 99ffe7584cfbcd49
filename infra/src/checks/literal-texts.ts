import ts from 'typescript'

/** A text that a person reads and that stands in the code of a screen. */
export interface LiteralText {
  readonly line: number
  /** `text` between tags, or the name of an attribute. */
  readonly place: string
  readonly text: string
}

/** Attributes whose value is shown or read aloud. */
const shown = new Set([
  'title',
  'alt',
  'placeholder',
  'label',
  'aria-label',
  'aria-description',
  'aria-roledescription',
  'aria-valuetext',
  'hint',
  'confirm',
])

/** Two letters of any script make a word; signs, numbers and single letters of a form do not. */
const isWord = (text: string): boolean => /\p{L}{2}/u.test(text)

/** The texts that an expression can be: those of both sides of a choice, and the words of a template. */
const textsOf = (node: ts.Expression): readonly ts.Node[] => {
  if (ts.isStringLiteralLike(node)) return [node]
  if (ts.isTemplateExpression(node)) return [node.head, ...node.templateSpans.map(({ literal }) => literal)]
  if (ts.isParenthesizedExpression(node)) return textsOf(node.expression)
  if (ts.isConditionalExpression(node)) return [...textsOf(node.whenTrue), ...textsOf(node.whenFalse)]
  if (!ts.isBinaryExpression(node)) return []
  const sides = [node.left, node.right]
  switch (node.operatorToken.kind) {
    case ts.SyntaxKind.PlusToken:
    case ts.SyntaxKind.BarBarToken:
    case ts.SyntaxKind.QuestionQuestionToken:
      return sides.flatMap(textsOf)
    case ts.SyntaxKind.AmpersandAmpersandToken:
      return textsOf(node.right)
    default:
      return []
  }
}

const wordsOf = (node: ts.Node): string =>
  ts.isStringLiteralLike(node) ||
  ts.isJsxText(node) ||
  ts.isTemplateHead(node) ||
  ts.isTemplateMiddleOrTemplateTail(node)
    ? node.text.trim()
    : ''

/** The literal texts of a file with JSX: between tags, and in attributes that are shown. */
export const literalTextsIn = (path: string, code: string): readonly LiteralText[] => {
  const file = ts.createSourceFile(path, code, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)
  const found: LiteralText[] = []
  const add = (node: ts.Node, place: string): void => {
    const text = wordsOf(node)
    if (!isWord(text)) return
    found.push({ line: file.getLineAndCharacterOfPosition(node.getStart()).line + 1, place, text })
  }
  const visit = (node: ts.Node): void => {
    if (ts.isJsxText(node)) add(node, 'text')
    else if (ts.isJsxExpression(node) && node.expression !== undefined && !ts.isJsxAttribute(node.parent))
      for (const text of textsOf(node.expression)) add(text, 'text')
    else if (ts.isJsxAttribute(node) && shown.has(node.name.getText())) {
      const name = node.name.getText()
      const value = node.initializer
      if (value !== undefined && ts.isStringLiteral(value)) add(value, name)
      else if (value !== undefined && ts.isJsxExpression(value) && value.expression !== undefined)
        for (const text of textsOf(value.expression)) add(text, name)
    }
    ts.forEachChild(node, visit)
  }
  visit(file)
  return found
}
