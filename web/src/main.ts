import { mount } from "svelte";
import App from "./App.svelte";
import "./app.css";
import { settle } from "./house/language";
import { taste } from "./house/taste.svelte";
import { load } from "./words/store";

taste.show();
try {
  await settle();
  await load("lobby");
  mount(App, { target: document.getElementById("app")! });
} catch (trouble) {
  document.getElementById("unreachable")!.hidden = false; // there are no words to say it in
  throw trouble;
}
