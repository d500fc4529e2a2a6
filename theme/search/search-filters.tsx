import type { SearchOutline, SearchScope } from './search-engine.ts'
import type { SearchStrings } from './search-strings.ts'
import './search-filters.css'

interface SearchFiltersProps {
  outline: SearchOutline
  scope: SearchScope
  strings: SearchStrings
  onChange: (scope: SearchScope) => void
  /** Called when a chip is pressed, to return the focus to the search input. */
  onPress: () => void
}

/** With more tabs than this, they become a menu. */
const MOST_CHIPS = 8

/**
 * Filters of the results: tabs as chips, versions and languages as menus. Each is shown only if
 * there are several choices.
 */
export function SearchFilters(props: SearchFiltersProps) {
  const { outline, scope, strings, onChange, onPress } = props
  const tabs = outline.tabs.filter(
    ({ versions }) =>
      scope.version === undefined ||
      versions.includes(scope.version) ||
      versions.includes('*'),
  )
  const { versions, languages } = outline
  if (tabs.length < 2 && versions.length < 2 && languages.length < 2) return null

  const chooseTab = (tab: string | undefined) => onChange({ ...scope, tab })
  return (
    <div class="search-filters" role="group" aria-label={strings.searchFilters}>
      {tabs.length > 1 && tabs.length <= MOST_CHIPS && (
        <div class="search-chips">
          {[undefined, ...tabs.map(({ name }) => name)].map((tab) => (
            <button
              key={tab ?? ''}
              type="button"
              class="search-chip"
              aria-pressed={scope.tab === tab}
              onClick={() => {
                chooseTab(tab)
                onPress()
              }}
            >
              {tab ?? strings.searchAll}
            </button>
          ))}
        </div>
      )}
      {tabs.length > MOST_CHIPS && (
        <FilterMenu
          label={strings.searchFilters}
          value={scope.tab ?? ''}
          choices={[['', strings.searchAll], ...tabs.map(({ name }) => toChoice(name))]}
          onChoose={(tab) => chooseTab(tab || undefined)}
        />
      )}
      {versions.length > 1 && (
        <FilterMenu
          label={strings.version}
          value={scope.version ?? ''}
          choices={[['', strings.searchAllVersions], ...versions.map(toChoice)]}
          onChoose={(version) =>
            onChange({ ...scope, version: version || undefined, tab: undefined })
          }
        />
      )}
      {languages.length > 1 && (
        <FilterMenu
          label={strings.language}
          value={outline.language}
          choices={languages.map((tag) => [tag, languageName(tag)])}
          onChoose={(language) =>
            // Tab names differ between languages.
            onChange({ ...scope, language, tab: undefined })
          }
        />
      )}
    </div>
  )
}

interface FilterMenuProps {
  label: string
  value: string
  choices: (readonly [value: string, label: string])[]
  onChoose: (value: string) => void
}

function FilterMenu({ label, value, choices, onChoose }: FilterMenuProps) {
  return (
    <select
      class="search-menu"
      aria-label={label}
      value={value}
      onChange={(event) => onChoose(event.currentTarget.value)}
    >
      {choices.map(([choice, text]) => (
        <option key={choice} value={choice}>
          {text}
        </option>
      ))}
    </select>
  )
}

function toChoice(name: string): [string, string] {
  return [name, name]
}

/** The name of a language in that language: `Português (Brasil)`. */
function languageName(tag: string): string {
  try {
    const name = new Intl.DisplayNames([tag], { type: 'language' }).of(tag) ?? tag
    return name.charAt(0).toLocaleUpperCase(tag) + name.slice(1)
  } catch {
    return tag
  }
}
