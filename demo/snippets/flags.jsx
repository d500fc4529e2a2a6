export const harbours = ['Bergen', 'Oban', 'Visby']

export function Flag({ name }) {
  return <Badge icon="flag">{name}</Badge>
}
