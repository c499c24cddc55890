// Loaded beside the app, so that React is evaluated in a task of its own.
import 'react-dom/client'
