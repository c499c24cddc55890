import { expect, test } from 'vitest'
import { foldText, holdsAll, searchWords } from './search-text.ts'

const finds = (query: string, text: string) => holdsAll(foldText(text), searchWords(query))

test.each([
  ['Tiếng Việt', 'tieng viet'],
  ['ĐÒN BẨY', 'don bay'],
  ['Tiê\u0301ng', 'tieng'],
  ['ＡＰＩ ｋｅｙ', 'api key'],
  ['Broker’s', "broker's"],
  ['网格交易', '网格交易'],
])('%s folds to %s', (text, folded) => {
  expect(foldText(text)).toBe(folded)
})

test.each([
  ['tieng viet', 'Viết bằng tiếng Việt'],
  ['TIẾNG VIỆT', 'viết bằng tiếng việt'],
  ['don bay', 'Đòn bẩy và lý do giữ thấp'],
  ['đòn', 'don bay'],
  ['DRAW', 'What drawdown means'],
  ['back test', 'Why back-tests flatter'],
  ['means drawdown', 'What drawdown means'],
  ['交易', '网格交易：赚价格来回的钱'],
])('%s finds %s', (query, text) => {
  expect(finds(query, text)).toBe(true)
})

test.each([
  ['drawdown reserve', 'What drawdown means'],
  ['交网', '网格交易'],
])('%s does not find %s', (query, text) => {
  expect(finds(query, text)).toBe(false)
})

test('white space has no words', () => {
  expect(searchWords('  \u3000 ')).toEqual([])
})
