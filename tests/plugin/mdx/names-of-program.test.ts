import type { Program } from 'estree'
import { parseSync } from 'vite'
import { expect, test } from 'vitest'
import { analyseModule } from '../../../plugin/mdx/analyse-module.ts'
import { declaredNames, freeNames } from '../../../plugin/mdx/names-of-program.ts'

const parse = (code: string) => parseSync('a.tsx', code).program as unknown as Program
const free = (code: string) => [
  ...new Set(freeNames(parse(code)).map(({ name }) => name)),
]

test.each([
  ['a parameter is known in its function only', 'f((Icon) => Icon); g(Icon)', 'f g Icon'],
  ['a block has its own names', '{ const a = 1; a } b(a)', 'b a'],
  ['`var` and functions are known before they stand', 'a(b); var a; function b() {}', ''],
  ['a function may use what is declared after it', 'const f = () => x; const x = 1', ''],
  ['patterns, with defaults', 'const { a, b: [c = d], ...e } = g; a(c, e)', 'd g'],
  ['keys and properties are no uses', 'const a = { b: 1, c() {} }; a.b; a[d]', 'd'],
  ['short keys are', 'x({ a })', 'x a'],
  [
    'loops, errors and labels',
    'l: for (const i of a) { try {} catch (e) { e } i } e',
    'a e',
  ],
  ['tags', 'const A = () => <B c={d}><e.F /><g /></B>', 'B d e'],
  ['classes', 'class A { m(b) { return b + c } }; new A()', 'c'],
  ['types are no names', 'let a: Card; const b = (c as Note) satisfies Tip; a; b', 'c'],
  ['parameters that are properties', 'class A { constructor(private a = 1) { a } }', ''],
  ['imports and exports', 'import a, { b as c } from "d"; export { a, e as f }; c', 'e'],
])('finds the free names of a program: %s', (_, code, names) => {
  expect(free(code).join(' ')).toBe(names)
})

test('the names of a program are those of its top level', () => {
  const code =
    'import a, * as b from "x"; export const { c } = d; function e(f) { const g = 1 } { let h; var i }'
  expect(declaredNames(parse(code))).toEqual(['a', 'b', 'c', 'e', 'i'])
})

test('an export is interactive through what it uses, but not through a name of the same kind elsewhere', () => {
  const code = `
    const Button = () => <button onClick={() => 1} />
    export const A = () => <Button />
    export const B = () => [1].map((Button) => <Button />)
    export default function () { const [n] = useState(1); return n }
  `
  expect(analyseModule(parse(code)).interactive).toEqual(['A', 'default'])
})

test('enums of TypeScript are names and exports, unless they are only declared', () => {
  const code = `export enum Level { Low = 'low', High = 'high' }
    export const enum Size { S = 1 }
    declare enum Elsewhere { A }
    export const Badge = ({ level = Level.Low }) => <b data-size={Size.S}>{level}</b>`
  expect(declaredNames(parse(code))).toEqual(['Level', 'Size', 'Badge'])
  const { exports, free } = analyseModule(parse(code))
  expect(exports).toEqual(['Level', 'Size', 'Badge'])
  expect([...free]).not.toContain('Low')
})

test.each([
  'class A extends React.Component { tick() { this.setState({ n: 1 }) } render() { return <b /> } }',
  'class A extends Component { componentDidMount() { observe(this.base) } render() { return <b /> } }',
])('a class with state or a life in the browser is interactive: %s', (code) =>
  expect(analyseModule(parse(`export ${code}`)).interactive).toEqual(['A']),
)

test('a class that only renders is not interactive', () =>
  expect(
    analyseModule(parse('export class A extends Component { render() { return <b /> } }'))
      .interactive,
  ).toEqual([]))

test('an export is interactive through what only browsers have', () => {
  const code = `
    const location = 'here'
    export const A = () => { if (typeof window !== 'undefined') track(); return null }
    export const B = () => <p>{location}</p>
    export const C = ({ document }) => <p>{document}</p>
    export const D = () => <Image src="a.png" />
    export const E = () => <div ref={(node) => node?.focus()} />
    export const F = ({ children }) => <Shared.Provider value="f">{children}</Shared.Provider>
    export const G = () => <Shared.Consumer>{(value) => value}</Shared.Consumer>
    export const Shared = React.createContext('none')
  `
  expect(analyseModule(parse(code)).interactive).toEqual(['A', 'E', 'F', 'G'])
})

test.each([
  ['({ children }) => <div>{children}</div>', false],
  ['({ children }) => (children ? <b>{children}</b> : null)', false],
  ['(props) => <div title="a">{open && props.children}</div>', false],
  ['({ children = null, ...rest }) => <Other {...rest}>{children}</Other>', false],
  ['() => <p onClick={(e) => e.target.children[0].remove()} />', false],
  ['({ children }) => <div>{children[n]}</div>', true],
  ['({ children }) => { const all = [].concat(children); return all[n] }', true],
  ['(props) => React.Children.map(props.children, (child) => child)', true],
  ['({ children }) => <p>{text(children)}</p>', true],
  ['({ children }) => <Shared.Provider value={1}>{children}</Shared.Provider>', false],
])('a component looks into its children: %s is %s', (component, looks) => {
  const code = `const Shared = React.createContext(0); export const A = ${component}; export const B = () => { useState(0); return <A /> }`
  const { inspecting } = analyseModule(parse(`${code}; useEffect(() => A)`))
  expect(inspecting.includes('B')).toBe(looks)
})

test.each([
  ['const store = { state: 0, listeners: new Set(), set() {} }', true],
  ['const store = new Map()', true],
  ['class Store { listeners = new Set() }\nconst store = new Store()', true],
  ['const store = new EventTarget()', true],
  ['const store = () => new Set()', false],
  ["const store = new Set(['a', 'b'])", false],
  ['const store = { state: 0 }', false],
])('whether components share a store of their module: %j', (code, shares) => {
  const users = `const useStore = () => { useEffect(() => store) }
    export const A = () => { useStore(); return <p /> }
    export const B = () => <p onClick={() => A} />
    export const C = () => { useState(0); return <p /> }`
  const { sharing } = analyseModule(parse(`${code}\n${users}`))
  expect(sharing).toEqual(shares ? ['A', 'B'] : [])
})

test.each([
  ['const C = createContext(1)\nexport const A = () => <C.Provider value={2} />', true],
  ['const C = React.createContext(1)\nexport const A = () => <C value={2} />', true],
  ['export const C = createContext(1)\nexport const A = () => <C value={2} />', true],
  [
    'import { TideContext } from "./tide"\nexport const A = () => <TideContext value={2} />',
    true,
  ],
  [
    'import { QueryClientProvider } from "query"\nexport const A = () => <QueryClientProvider />',
    true,
  ],
  [
    'import { TideProvider } from "./tide"\nexport const A = () => <TideProvider />',
    false,
  ],
  ['const C = createContext(1)\nexport const A = () => <p />', false],
])('whether a module provides a context: %j', (code, provides) => {
  const { providing, interactive } = analyseModule(parse(code))
  expect(providing).toBe(provides)
  expect(interactive).toEqual(provides ? expect.arrayContaining(['A']) : [])
})
