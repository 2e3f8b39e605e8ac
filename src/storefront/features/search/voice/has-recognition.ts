/** Apart from the recognition itself, whose code comes with the first use; some browsers know it by its old name only. */
export function hasRecognition(): boolean {
  return 'SpeechRecognition' in window || 'webkitSpeechRecognition' in window;
}
