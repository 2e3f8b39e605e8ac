/** The value of an attribute that the API preselected, else the first. */
export function findSelected<Value extends { selecionado: boolean }>(values: readonly Value[]): Value | undefined {
  return values.find((value) => value.selecionado) ?? values[0];
}
