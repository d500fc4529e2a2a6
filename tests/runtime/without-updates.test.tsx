import { Component, createContext, type ComponentChildren } from 'preact'
import { useContext, useState } from 'preact/hooks'
import { renderToString } from 'preact-render-to-string'
import { expect, test } from 'vitest'
import '../../runtime/without-updates.ts'

const Depth = createContext('none')

/** Reads the context as a class does. */
class Own extends Component {
  static override contextType = Depth
  override render() {
    return this.context
  }
}

function Reader() {
  return <b>{useContext(Depth)}</b>
}

function Nested({ children }: { children?: ComponentChildren }) {
  return <Depth.Provider value="inner">{children}</Depth.Provider>
}

test('each component reads the value of the nearest provider', () => {
  const html = renderToString(
    <>
      <Reader />
      <Depth.Provider value="outer">
        <Reader />
        <Nested>
          <Reader />
          <Own />
        </Nested>
        <Depth.Consumer>{(value) => <i>{value}</i>}</Depth.Consumer>
      </Depth.Provider>
      <Reader />
    </>,
  )
  expect(html).toBe('<b>none</b><b>outer</b><b>inner</b>inner<i>outer</i><b>none</b>')
})

test('components with state and context prepare for no update', () => {
  const components: object[] = []
  function Counter(this: unknown) {
    components.push(Object(this))
    const [count, setCount] = useState(1)
    if (count === 1) setCount(2)
    return `${useContext(Depth)} ${count}`
  }
  const Provided = () => (
    <Depth.Provider value="outer">
      <Counter />
    </Depth.Provider>
  )
  expect(renderToString(<Provided />)).toBe('outer 2')
  for (const component of components) {
    expect(component).not.toHaveProperty('componentWillUnmount')
    expect(component).not.toHaveProperty('shouldComponentUpdate')
  }
})
