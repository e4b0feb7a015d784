package org.json

class JSONObject(private val text: String) { fun getString(name: String): String = text + name }
